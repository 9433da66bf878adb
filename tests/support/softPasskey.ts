import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64 = (bytes: Buffer): string => bytes.toString('base64url');

const head = (major: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
const int = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...pairs: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

/** The public key as authenticators tell it: COSE, ES256. */
const coseOf = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map(
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), bytes(Buffer.from(x, 'base64url'))],
    [int(-3), bytes(Buffer.from(y, 'base64url'))],
  );
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Shown {
  challenge: string;
  /** What a liar says instead. */
  origin?: string;
  verified?: boolean;
}

/** An authenticator in memory, with one passkey for a site. */
export const softPasskey = (site: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  const clientData = (type: string, { challenge, origin = site }: Shown): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (flags: number): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(site).hostname), Buffer.from([flags]), count]);
  };
  const credential = { id: base64(id), rawId: base64(id), type: 'public-key', clientExtensionResults: {} };
  return {
    id: base64(id),
    /** What a copy of it that was used less would count. */
    rewind: (to: number): void => {
      counter = to;
    },
    make: (asked: Shown) => {
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseOf(publicKey)]);
      const data = Buffer.concat([authData(PRESENT | (asked.verified === false ? 0 : VERIFIED) | HAS_KEY), key]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64(clientData('webauthn.create', asked)),
          attestationObject: base64(
            map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(data)]),
          ),
          transports: ['internal'],
        },
      };
    },
    show: (asked: Shown) => {
      counter += 1;
      const data = authData(PRESENT | (asked.verified === false ? 0 : VERIFIED));
      const client = clientData('webauthn.get', asked);
      return {
        ...credential,
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      };
    },
  };
};
