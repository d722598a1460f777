import { NumberedItem, NumberedList } from '@line-of-dance/ui';

export const parts = { NumberedItem, NumberedList };
