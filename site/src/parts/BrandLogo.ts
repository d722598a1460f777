import { lazy } from 'react';

/** Logo of a service such as GitHub. Loaded on demand, because only the section with the profiles shows logos. */
export const BrandLogo = lazy(() => import('./BrandMark'));
