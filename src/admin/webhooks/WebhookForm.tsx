import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { MAX_WEBHOOK } from '#domain/admin/webhooks';
import { LimitedField } from '../../inputs/LimitedField';
import { MultiPicker } from '../../inputs/MultiPicker';
import { whenTaken } from '../../saving/allTaken';
import { useWebhookText } from './useWebhookText';
import type { WebhookTable, WebhookInput } from './webhooksApi';

interface Props {
  tables: readonly WebhookTable[];
  busy: boolean;
  /** The one that is changed; a new one without. */
  webhook?: WebhookInput | undefined;
  onSave: (webhook: WebhookInput) => void;
  onCancel?: () => void;
}

/** Name, address and tables of a webhook. */
export const WebhookForm = ({ tables, busy, webhook, onSave, onCancel }: Props) => {
  const text = useWebhookText();
  const [name, setName] = useState(webhook?.name ?? '');
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [entities, setEntities] = useState<readonly string[]>(webhook?.entities ?? []);
  const isFit = name.trim() !== '' && url.trim() !== '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isFit)
      whenTaken(() =>
        onSave({ name: name.trim(), url: url.trim(), entities: entities.length === 0 ? null : entities }),
      );
  };
  return (
    <form
      className="token-form"
      onSubmit={submit}
      aria-label={webhook ? text('edit', { name: webhook.name }) : text('new')}
    >
      <div className="token-head">
        <LimitedField
          label={text('name')}
          max={MAX_WEBHOOK.name}
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <LimitedField
          label={text('url')}
          max={MAX_WEBHOOK.url}
          required
          type="url"
          value={url}
          helperText={text('url_hint')}
          onChange={({ target }) => setUrl(target.value)}
          sx={{ minWidth: 'min(360px, 100%)' }}
        />
      </div>
      <MultiPicker
        label={text('tables')}
        helperText={text('tables_hint')}
        options={tables.map((table) => ({ id: table.name, name: table.label }))}
        value={entities}
        onChange={setEntities}
        limit={null}
      />
      <div className="token-head">
        <Button type="submit" variant="contained" disabled={!isFit} loading={busy}>
          {text(webhook ? 'save' : 'create')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{text('cancel')}</Button>}
      </div>
      {!isFit && <p className="admin-none">{text('unfit')}</p>}
    </form>
  );
};
