import { z } from 'zod';

const reply = z.object({ responseCode: z.number().min(400) });
const answered = z.object({ $metadata: z.object({ httpStatusCode: z.number().min(400).max(499) }) });
const later = z.object({ responseCode: z.number().min(400).max(499) });
const forGood = z.object({
  responseCode: z.number().min(500).max(599),
  /** What was refused; a no to the connection, the password or the sender is about our settings, which somebody mends. */
  command: z.enum(['RCPT TO', 'DATA']),
});

/** A mail server has said no: the mail has not left. */
export const isRefusal = (error: unknown): boolean =>
  reply.safeParse(error).success || answered.safeParse(error).success;

/** It asks to be tried later, as many do at first. */
export const isPutOff = (error: unknown): boolean => later.safeParse(error).success;

/** The mail itself, or all of its recipients, are refused for good: the same again is refused again (RFC 5321, 4.2.1). */
export const isForGood = (error: unknown): boolean => forGood.safeParse(error).success;
