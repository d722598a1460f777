/** Service worker that caches an app for offline use. The build inserts the list of the app's files. */
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';

declare const self: { __WB_MANIFEST: PrecacheEntry[] };

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
