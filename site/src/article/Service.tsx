import { Service } from '@line-of-dance/ui';

export const parts = { Service };
