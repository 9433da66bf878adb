/** A process that sends the mails of a database and nothing else, for tests that kill it: `mailSender.ts <socket> <database> <smtp url>`. */
import { openDatabase } from '../../server/db/database';
import { resetRecipes } from '../../server/identity/resetMail';
import { sendQueued, transportOf } from '../../server/mail/sendQueued';
import { openQueue } from '../../server/queue/queue';

const [socket = '', database = '', SMTP_URL] = process.argv.slice(2);
const { db, pool } = openDatabase({ socket, database });
const settings = { DATA_DIR: '/nowhere', MAIL_FROM: 'Trowel <no-reply@trowel.test>', SMTP_URL };
const queue = openQueue({ pool, alone: true, log: { error: (details, text) => console.error(text, details) } });
queue.work('mail', sendQueued({ pool, settings, transport: transportOf(settings), recipes: resetRecipes(db) }));
