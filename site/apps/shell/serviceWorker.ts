/** Keeps one app for offline use. Built once for all apps; the build puts in the list of the app's files. */
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';

declare const self: { __WB_MANIFEST: PrecacheEntry[] };

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
