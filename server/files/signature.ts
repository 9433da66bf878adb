import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs texts with a secret of the server's own. */
export interface Signature {
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
}

export const newSignature = (secret: string): Signature => {
  const digest = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();
  return {
    sign: (text) => digest(text).toString('base64url'),
    isSigned: (text, signature) => {
      const [own, given] = [digest(text), Buffer.from(signature, 'base64url')];
      return own.length === given.length && timingSafeEqual(own, given);
    },
  };
};
