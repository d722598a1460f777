import { Thing, Things } from '@line-of-dance/ui';

export const parts = { Thing, Things };
