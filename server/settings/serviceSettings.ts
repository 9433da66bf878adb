import { z } from 'zod';
import { onOff, webAddress } from './kinds';

/** A bucket for the files, in place of the folder. */
export const fileSettings = {
  S3_BUCKET: z.string().optional().meta({
    description:
      'With S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: files lie in that bucket instead of the folder.',
    example: 'trowel-files',
  }),
  S3_REGION: z.string().optional().meta({ description: 'The region of the bucket.', example: 'us-east-1' }),
  S3_ENDPOINT: webAddress.optional().meta({
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
  GEOCODER_URL: webAddress.optional().meta({
    description:
      "With GEOCODER_KEY: addresses are looked up by that service, which speaks as Google's geocoding does and answers `location_type` (else no address counts as verified). Without it they are found by ZIP codes of Texas and its neighbors, near enough to tell two addresses apart.",
    example: 'https://maps.googleapis.com/maps/api/geocode/json',
  }),
  GEOCODER_KEY: z.string().optional().meta({ description: 'The key of that service.', example: 'key' }),
  DISTANCES_URL: webAddress.optional().meta({
    description:
      "Miles by road: the boards ask this table service what a stop adds to a crew's day. Places are told to some half mile. A service that fails or answers nonsense is left alone for a minute, and the boards say that they show straight lines.",
    example: 'http://127.0.0.1:5000',
    otherwise: 'the straight line times 1.3; nothing leaves this machine',
  }),
  DISTANCES_KIND: z.enum(['osrm', 'google']).default('osrm').meta({
    description:
      "What DISTANCES_URL speaks: `osrm` as OSRM's `table` does (the address without `/table`), `google` as `computeRouteMatrix` of Google's Routes does (the whole address, with DISTANCES_KEY), which costs for each pair of places.",
  }),
  DISTANCES_KEY: z.string().optional().meta({ description: 'The key of that service.', example: 'key' }),
  WEATHER_URL: webAddress.optional().meta({
    description:
      'Rain in the heads of days: the boards show what this grid of the national weather service forecasts for the hours of work. `https://api.weather.gov/points/{latitude},{longitude}` of the office names the address as `forecastGridData`. Each server asks it twice an hour at most, every five minutes after a fault; no place of a job is told.',
    example: 'https://api.weather.gov/gridpoints/HGX/63,95',
    otherwise: 'the boards show no weather; nothing leaves this machine',
  }),
  WEATHER_RAIN_OUT_PERCENT: z.coerce.number().int().min(1).max(100).default(60).meta({
    description: 'From this probability of rain on the figure in the head of a day opens its Rain-out.',
  }),
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
