import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '#domain/fields/formatInstant';
import { fileColumn } from '#domain/exports/rowsFile';
import { gql } from '../dataProvider/gql';
import { useServer } from '../dataProvider/ServerContext';
import { useLoaded } from '../dataProvider/useLoaded';
import { ErrorView } from '../errors/ErrorView';
import { Loading } from '../errors/Loading';
import { useCopyTable, useCopyText } from '../files/useCopyTable';
import { textHook } from '../i18n/textHook';
import { useLanguage } from '../i18n/useLanguage';
import { PageHeader } from '../page/PageHeader';
import { useDocumentTitle } from '../page/useDocumentTitle';
import { emailsMessages, type EmailsMessage } from './messages';

const useText = textHook(emailsMessages);

const OWN = gql(
  'query OwnEmails { ownEmails { id created_at subject about_name about_path status error recipients { address fate reason } } }',
);

const FATES: Readonly<Record<string, EmailsMessage>> = {
  taken: 'taken',
  put_off: 'put_off',
  refused: 'refused',
  lost: 'lost',
  unclear: 'unclear',
  waiting: 'waiting',
};

const PLAIN_LIST = { m: 0, p: 0, listStyle: 'none', display: 'flex', flexDirection: 'column' } as const;
const LOOK = {
  maxWidth: 900,
  px: { xs: 1.5, sm: 3 },
  pb: 3,
  overflowWrap: 'anywhere',
  '& > ul': { ...PLAIN_LIST, gap: 1.5 },
  '& > ul > li': { p: 2, border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' },
  '& li p': { m: 0, mb: 0.75 },
  '& li em': { ml: 1 },
  '& li ul': { ...PLAIN_LIST, gap: 0.5 },
  '& [data-fate]': { display: 'flex', flexWrap: 'wrap', columnGap: 1.5 },
  '& [data-fate] > span:first-of-type': { minWidth: 240 },
  '& [data-fate] > small': { flexBasis: '100%', color: 'text.secondary' },
  '& :is([data-fate=refused], [data-fate=lost], [data-fate=unclear]) > span + span': {
    color: 'error.main',
    fontWeight: 600,
  },
} as const;

/** Milliseconds between two looks: mails leave within seconds, and are tried again within minutes. */
const LOOK_MS = 15_000;

/** /my-emails: the mails that the user sent today, and what became of each for each of its recipients [MSG-005]. */
export default function OwnEmailsScreen() {
  const text = useText();
  const { query } = useServer();
  const load = useCallback(async () => (await query(OWN)).ownEmails, [query]);
  const { value: data, error, reload } = useLoaded(load);
  useEffect(() => {
    const timer = setInterval(reload, LOOK_MS);
    return () => clearInterval(timer);
  }, [reload]);
  useDocumentTitle(text('title'));
  const copy = useCopyTable();
  const copyText = useCopyText();
  const { language } = useLanguage();
  /** A row for each recipient of each mail. */
  const copyRows = (): Promise<void> =>
    copy({
      table: {
        title: text('title'),
        language,
        columns: [
          fileColumn(text('sent_at'), 'DateTime'),
          ...(['subject', 'about', 'recipient', 'fate', 'reason'] as const).map((head) =>
            fileColumn(text(head), 'String'),
          ),
        ],
      },
      rows: (data ?? []).flatMap(({ created_at, subject, about_name, error: problem, recipients }) =>
        recipients.map(({ address, fate, reason }) => [
          created_at,
          subject,
          about_name,
          address,
          text(FATES[fate] ?? 'waiting'),
          // As on the screen: the reason of the mail where none of its recipients has one.
          reason ?? (recipients.every((one) => one.reason === null) ? problem : null),
        ]),
      ),
    });
  return (
    <>
      <PageHeader
        crumbs={[{ label: text('title') }]}
        actions={
          <>
            {data && data.length > 0 && <Button onClick={() => void copyRows()}>{copyText('copy')}</Button>}
            <Button onClick={reload}>{text('again')}</Button>
          </>
        }
      />
      <Box sx={LOOK}>
        <p>{text('intro')}</p>
        {error !== null && !data && <ErrorView variant="page" onRetry={reload} />}
        {error === null && !data && <Loading />}
        {data?.length === 0 && <p role="status">{text('none')}</p>}
        {data && data.length > 0 && (
          <ul aria-label={text('title')}>
            {data.map(({ id, created_at, subject, about_name, about_path, status, error: problem, recipients }) => (
              <li key={id}>
                <p>
                  <strong>{subject}</strong> <small>{formatInstant(created_at)}</small>
                  {status === 'resent' && <em>{text('resent')}</em>}
                </p>
                {about_name !== null && (
                  <p>{about_path === null ? about_name : <Link to={about_path}>{about_name}</Link>}</p>
                )}
                <ul aria-label={text('recipients', { subject })}>
                  {recipients.map(({ address, fate, reason }) => (
                    <li key={address} data-fate={fate}>
                      <span>{address}</span>
                      <span>{text(FATES[fate] ?? 'waiting')}</span>
                      {reason !== null && <small>{reason}</small>}
                    </li>
                  ))}
                </ul>
                {problem !== null && recipients.every(({ reason }) => reason === null) && <small>{problem}</small>}
              </li>
            ))}
          </ul>
        )}
      </Box>
    </>
  );
}
