export { Service as default } from '@line-of-dance/ui';
