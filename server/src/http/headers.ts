import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

const deniedFeatures =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope hid magnetometer microphone midi payment publickey-credentials-get serial usb';

/** The policy closes everything: JSON or a picture loads nothing. Pages have their own (`site/page-policies.ts`). */
const setHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  xFrameOptions: { action: 'deny' },
  // Video embeds refuse to play without a referrer.
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** Helmet's headers are the same for every request, so they are asked for once. */
function collectHeaders(): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  setHeaders(response.req, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/** On every answer, also on those that Node gives before Fastify sees the request. Helmet does not know the last two. */
export const closedHeaders: Record<string, string> = {
  ...collectHeaders(),
  'permissions-policy': deniedFeatures.replaceAll(' ', '=(), ') + '=()',
  'cache-control': 'no-store',
};

export const closedPolicy = String(closedHeaders['content-security-policy']);
