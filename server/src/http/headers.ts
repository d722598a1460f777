import type { FastifyHelmetOptions } from '@fastify/helmet';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

const deniedFeatures =
  'accelerometer browsing-topics camera display-capture geolocation gyroscope hid magnetometer microphone midi payment publickey-credentials-get serial usb';

/** The policy closes everything: JSON or a picture loads nothing. Pages have their own (`site/page-policies.ts`). */
export const helmetOptions = {
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
} satisfies FastifyHelmetOptions;

/** Helmet has no setting for these two. */
export const furtherHeaders = {
  'permissions-policy': deniedFeatures.replaceAll(' ', '=(), ') + '=()',
  'cache-control': 'no-store',
};

/** The same headers for answers that are given before any framework sees the request. */
function collectHeaders(): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(helmetOptions)(request, response, () => undefined);
  const entries = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(entries), ...furtherHeaders };
}

export const closedHeaders = collectHeaders();
export const closedPolicy = String(closedHeaders['content-security-policy']);
