import type pg from 'pg';

/** Mails that waited at a moment that is brought back have left since, as far as anybody knows: a person decides whether to send them again. */
export const holdMails = async (client: pg.ClientBase): Promise<void> => {
  const { rowCount } = await client.query(
    "select from pg_attribute where attrelid = 'email_log'::regclass and attname = 'status' and not attisdropped",
  );
  if (rowCount)
    await client.query(
      "update email_log set status = 'failed', error = 'It waited when the backup was made that was restored.' where status in ('waiting', 'sending')",
    );
};
