import { z } from 'zod';
import { readTrustProxy } from '../http/clientAddress';
import { origin } from './kinds';

/** `off`, `on`, a number of proxies, or a list of their addresses and networks [SEC-004]. */
const trustProxy = z.string().superRefine((text, context) => {
  try {
    readTrustProxy(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
  }
});

/** Where the server listens, and at which address people reach it. */
export const addressSettings = {
  HOST: z.string().default('127.0.0.1').meta({ description: 'The address on which the server listens.' }),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3001)
    .meta({ description: 'The port on which the server listens.' }),
  PUBLIC_URL: origin.optional().meta({
    description:
      'The address that people use, without a path. It is needed behind a proxy and with a public HOST, since sign-in accepts this origin only.',
    example: 'https://trowel.example.com',
    otherwise: 'made from HOST and PORT',
  }),
  TRUST_PROXY: trustProxy.default('off').meta({
    description:
      "The proxies whose word on the client's address counts: `off`, `on` (those on this machine and in private networks), their number, or a list of their addresses and networks such as `10.0.0.0/8, ::1`.",
  }),
};
