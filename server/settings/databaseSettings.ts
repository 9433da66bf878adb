import { z } from 'zod';
import { databaseHosts, databaseUrlProblem } from '../db/databaseHosts';
import { onOff } from './kinds';

/** Where the rows and the files of a server without other services lie. */
export const databaseSettings = {
  DATA_DIR: z.string().default('.trowel').meta({
    description:
      'The folder of the embedded database, of files, and of mails that are not sent. The systemd service uses `/var/lib/trowel`; commands such as `npm run user` and `npm run backup` read it here.',
  }),
  DATABASE_URL: z
    .string()
    .superRefine((url, context) => {
      const message = databaseUrlProblem(url);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .optional()
    .meta({
      description:
        'A PostgreSQL server to use instead of the embedded one. For a server on another machine add `?sslmode=verify-full`, with `&sslrootcert=/path/ca.pem` where its certificate is signed by your own authority; `prefer`, `require` and `verify-ca` are taken as `verify-full`, `no-verify` encrypts without asking who is there, `disable` sends in clear. Of a cluster name all servers (`one:5432,two:5432`): the one that takes writes is used.',
      example: 'postgres://trowel:password@db.example.com:5432/trowel?sslmode=verify-full',
    }),
  DATABASE_READ_URL: z
    .string()
    .superRefine((url, context) => {
      const message = databaseUrlProblem(url) ?? (databaseHosts(url).length > 1 ? 'names one server' : null);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .optional()
    .meta({
      description:
        'A standby of DATABASE_URL. Reports, exports and job searches read from it while it has all that was saved, else from DATABASE_URL.',
      example: 'postgres://trowel:password@standby.example.com:5432/trowel?sslmode=verify-full',
    }),
};

/** Backups that the server makes by itself, and how far `npm run restore -- --at` goes back. */
export const backupSettings = {
  BACKUP_HOURS: z.coerce
    .number()
    .min(0)
    .max(8_760)
    .default(24)
    .meta({ description: 'Hours from one backup to the next; 0 makes none.' }),
  BACKUP_KEEP: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(7)
    .meta({ description: 'How many of these backups are kept.' }),
  BACKUP_BUCKET: onOff
    .default('on')
    .meta({ description: '`off` leaves the files of a bucket out of the backups that the server makes by itself.' }),
  BACKUP_UPGRADE: onOff.default('on').meta({
    description:
      '`off` makes no backup before a new version migrates the database of an older one. With it the start ends when that backup cannot be made.',
  }),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have 12 characters or more').optional().meta({
    description:
      'Seals the keys in backups (password hashes, signing keys, tokens); 12 characters or more. A restore asks for the same one, so keep it somewhere else than the backups.',
    example: 'a-long-passphrase',
  }),
  WAL_DAYS: z.coerce.number().min(0).max(60).default(2).meta({
    description: 'How many days `npm run restore -- --at` can go back with the embedded database; 0: not at all.',
  }),
  WAL_MB: z.coerce
    .number()
    .min(100)
    .max(1_000_000)
    .default(4_000)
    .meta({ description: 'How many megabytes the changes of these days may take.' }),
};

/** Demo data and demo accounts [SEC-001]. */
export const demoSettings = {
  DEMO_DATA: onOff.optional().meta({
    description:
      '`on` fills an empty database with demo data and with accounts whose password is published; `off` does not.',
    sample: 'off',
    otherwise:
      '`on` for the embedded database where nothing says that others reach the server: local HOST and PUBLIC_URL, TRUST_PROXY=off, no NODE_ENV=production; else `off`',
  }),
  DEMO_SCALE: z.coerce
    .number()
    .positive()
    .max(200)
    .default(1)
    .meta({ description: 'How much demo data; 10 for benchmarks.' }),
  DEMO_PUBLIC: z.enum(['yes', 'no']).default('no').meta({
    description:
      '`yes` allows demo accounts with a public HOST or PUBLIC_URL, TRUST_PROXY, NODE_ENV=production or a DATABASE_URL: only for demonstrations without real data.',
  }),
};
