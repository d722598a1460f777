/** Size of the preview pictures for shared links (`og:image`). */
export const socialPicture = { width: 1200, height: 630 };

export const socialPictureOf = (path: string): string => `/social${path === '/' ? '/index' : path}.png`;
