/** Size and folder of the preview pictures for shared links (`og:image`). */
export const socialPicture = { width: 1200, height: 630, folder: 'social' };

export const socialPictureOf = (path: string): string =>
  `/${socialPicture.folder}${path === '/' ? '/index' : path}.png`;
