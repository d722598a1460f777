export { TableOfContents as default } from '@line-of-dance/ui';
