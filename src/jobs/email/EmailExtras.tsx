import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import Checkbox from '@mui/material/Checkbox';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CALLS } from '#domain/access/calls';
import { MAX_COPIES, MAX_MAIL_FILES } from '#domain/builderEmail/emailTexts';
import { fileSize } from '#domain/documents/fileSize';
import { useCan } from '../../auth/useCan';
import { gql } from '../../dataProvider/gql';
import { useServer } from '../../dataProvider/ServerContext';
import { textHook } from '../../i18n/textHook';
import { EmailListInput } from '../../inputs/EmailListInput';
import { extraMessages } from './extraMessages';
import { errorText } from '../../dataProvider/errorText';
import { useLanguage } from '../../i18n/useLanguage';

const useText = textHook(extraMessages);

const DOCUMENTS = gql(
  'query MailableDocuments($job_id: Int!) { documents(job_id: $job_id) { id document_key file_name size } }',
);

/** Who gets a copy of a mail, and which documents of the job go with it. */
export interface EmailMore {
  cc: readonly string[];
  document_ids: readonly number[];
}

interface Props extends EmailMore {
  job_id: number;
  isBusy: boolean;
  onChange: (more: EmailMore) => void;
}

/** The documents of the job, to be chosen from; asked for when somebody wants to attach one. */
const Documents = ({ job_id, cc, document_ids, isBusy, onChange }: Props) => {
  const text = useText();
  const { language } = useLanguage();
  const { query } = useServer();
  const { data, error } = useQuery({
    queryKey: ['builder email', 'documents', job_id],
    queryFn: async () =>
      (await query(DOCUMENTS, { job_id })).documents.filter(({ document_key }) => !document_key.endsWith('/')),
    retry: false,
    gcTime: 0,
  });
  if (error) return <p role="alert">{errorText(error, language)}</p>;
  if (!data) return null;
  if (data.length === 0) return <p>{text('no_documents')}</p>;
  const toggle = (id: number, on: boolean): void =>
    onChange({ cc, document_ids: on ? [...document_ids, id] : document_ids.filter((one) => one !== id) });
  return (
    <ul className="email-documents" aria-label={text('documents')}>
      {data.map(({ id, file_name, document_key, size }) => {
        const place = document_key.slice(`job/${job_id}/documents/`.length, -file_name.length - 1);
        const isOn = document_ids.includes(id);
        return (
          <li key={id}>
            <FormControlLabel
              disabled={isBusy || (!isOn && document_ids.length >= MAX_MAIL_FILES)}
              control={<Checkbox size="small" checked={isOn} onChange={(_event, on) => toggle(id, on)} />}
              label={
                <>
                  {file_name} <small>{[place, size === null ? '' : fileSize(size)].filter(Boolean).join(', ')}</small>
                </>
              }
            />
          </li>
        );
      })}
    </ul>
  );
};

/** Copies and attachments of a mail to a builder [MSG-005]. */
export const EmailExtras = (props: Props) => {
  const { cc, document_ids, isBusy, onChange } = props;
  const text = useText();
  const seesDocuments = useCan(CALLS.documents.need);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <EmailListInput
        label={text('cc')}
        value={cc}
        disabled={isBusy}
        error={cc.length > MAX_COPIES ? text('cc_many', { count: MAX_COPIES }) : undefined}
        onChange={(copies) => onChange({ cc: copies, document_ids })}
      />
      {seesDocuments && (
        <Button
          size="small"
          className="email-attach"
          startIcon={<AttachIcon />}
          aria-expanded={isOpen}
          disabled={isBusy}
          onClick={() => setOpen(!isOpen)}
        >
          {document_ids.length === 0
            ? text('attach')
            : text('attached', { smart_count: document_ids.length, max: MAX_MAIL_FILES })}
        </Button>
      )}
      {seesDocuments && isOpen && <Documents {...props} />}
    </>
  );
};
