import { lazy } from 'react';

/** Logo of a service. Only the page of profiles fetches them. */
export const BrandLogo = lazy(() => import('./BrandMark'));
