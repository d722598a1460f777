import fc from 'fast-check';

const nasty = fc.constantFrom(
  '\u0000',
  '\ud800',
  '\u202E',
  '😀',
  '\u3164',
  "'; DROP TABLE question;--",
  '<script>',
  '\r\nBcc: x',
);
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  nasty,
  fc.string({ minLength: 1_900, maxLength: 2_100 }),
);
const value = fc.oneof(text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.jsonValue());
const known = fc.constantFrom(
  'question',
  'name',
  'answer',
  'id',
  'password',
  'message',
  'email',
  'website',
  '__proto__',
  'emotion',
);

/** Nearly valid objects: known fields with random values, and sometimes an unknown field. */
const nearlyRight = fc.dictionary(
  fc.oneof({ weight: 9, arbitrary: known }, { weight: 1, arbitrary: text }),
  value,
  { maxKeys: 6 },
);
const right = fc.record({ question: text, name: fc.option(text) });

/** Random bodies: valid, nearly valid and malformed. */
export const fuzzBody: fc.Arbitrary<string | Buffer> = fc.oneof(
  right.map((body) => JSON.stringify(body)),
  nearlyRight.map((body) => JSON.stringify(body)),
  fc.json(),
  fc.string(),
  fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes)),
  nearlyRight.map((body) => JSON.stringify(body).slice(0, -3)),
);
