export { NumberedItem as default } from '@line-of-dance/ui';
