/** Third parties that pages may load something from. The security policy is made from this list. */
export const thirdParties = {
  videos: 'https://www.youtube-nocookie.com',
  music: 'https://open.spotify.com',
  photos: 'https://www.instagram.com',
  essayPictures: ['https://cdn-images-1.medium.com', 'https://miro.medium.com'],
  analyticsScript: 'https://www.googletagmanager.com',
  analyticsReports: 'https://*.google-analytics.com',
};
