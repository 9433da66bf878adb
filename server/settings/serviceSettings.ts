import { z } from 'zod';
import { onOff } from './kinds';

/** A bucket for the files, in place of the folder. */
export const fileSettings = {
  S3_BUCKET: z.string().optional().meta({
    description:
      'With S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: files lie in that bucket instead of the folder.',
    example: 'trowel-files',
  }),
  S3_REGION: z.string().optional().meta({ description: 'The region of the bucket.', example: 'us-east-1' }),
  S3_ENDPOINT: z.url().optional().meta({
    description: 'The address of another service that speaks S3.',
    example: 'https://s3.us-east-1.amazonaws.com',
    otherwise: "Amazon's",
  }),
  S3_ACCESS_KEY_ID: z.string().optional().meta({ description: 'The key of the bucket.', example: 'key-id' }),
  S3_SECRET_ACCESS_KEY: z.string().optional().meta({ description: 'The secret of that key.', example: 'secret' }),
};

/** Mails and text messages. Without these settings they lie in the folder `outbox`. */
export const messageSettings = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional()
    .meta({
      description: 'The mail server. One on another machine must offer STARTTLS or be named with `smtps://`.',
      example: 'smtp://user:password@mail.example.com:587',
    }),
  SES_REGION: z
    .string()
    .optional()
    .meta({ description: 'Mail goes through Amazon SES; give this or SMTP_URL.', example: 'us-east-1' }),
  MAIL_FROM: z.string().default('Trowel <no-reply@trowel.test>').meta({ description: 'The sender of mails.' }),
  TROWEL_EMAIL_TEST_RECIPIENT: z.email('must be an email address').optional().meta({
    description: 'All mail goes to this address instead, for trying things out.',
    example: 'tests@example.com',
  }),
  SMS_URL: z
    .string()
    .regex(/^https?:\/\/[^:@/]+:[^@/]+@/, 'must read https://account:token@host')
    .optional()
    .meta({
      description: 'With SMS_FROM: text messages go out by a service that speaks as Twilio does.',
      example: 'https://account:token@api.twilio.com',
    }),
  SMS_FROM: z
    .string()
    .regex(/^\+\d{8,15}$/, 'must be a number such as +12815550100')
    .optional()
    .meta({ description: 'Our number at that service.', example: '+12815550100' }),
};

/** Addresses and maps. */
export const mapSettings = {
  GEOCODER_URL: z.url().optional().meta({
    description:
      "With GEOCODER_KEY: addresses are looked up by that service, which speaks as Google's geocoding does and answers `location_type` (else no address counts as verified). Without it they are found by ZIP codes of Texas and its neighbors, near enough to tell two addresses apart.",
    example: 'https://maps.googleapis.com/maps/api/geocode/json',
  }),
  GEOCODER_KEY: z.string().optional().meta({ description: 'The key of that service.', example: 'key' }),
  TILE_URL: z
    .string()
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png')
    .meta({ description: 'The tiles of the street map.' }),
  TROWEL_DUPLICATE_CHECK: onOff
    .default('on')
    .meta({ description: '`off` leaves out the search for estimates at an address that was just confirmed.' }),
};

/** Webhooks. */
export const webhookSettings = {
  WEBHOOK_FAIL_DAYS: z.coerce
    .number()
    .min(1)
    .max(365)
    .default(3)
    .meta({ description: 'Days without an answer after which a webhook is switched off.' }),
  WEBHOOK_PRIVATE: onOff
    .default('off')
    .meta({ description: '`on` lets webhooks reach private networks and this machine.' }),
};
