import { appAddress } from './appAddress';
import { calendar, frames } from './embeds';
import { owner } from './owner';

/** All addresses on other sites that a page may show in a frame. */
export const everyFrame = [
  calendar,
  ...Object.keys(owner.apps).map(appAddress),
  ...Object.values(frames),
].flatMap((address) => (address?.startsWith('http') ? [address] : []));
