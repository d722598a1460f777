const deniedFeatures =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope hid magnetometer microphone midi payment publickey-credentials-get serial usb';

/** Content Security Policy of JSON and pictures, which load nothing. Pages have their own (`site/page-policies.ts`). */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Default headers of every response. */
export const closedHeaders = {
  'content-security-policy': closedPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Video embeds refuse to play without a referrer.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': deniedFeatures.replaceAll(' ', '=(), ') + '=()',
  'cache-control': 'no-store',
};
