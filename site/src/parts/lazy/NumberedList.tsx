export { NumberedList as default } from '@line-of-dance/ui';
