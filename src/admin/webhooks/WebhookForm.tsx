import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { MAX_WEBHOOK } from '#domain/admin/webhooks';
import { refuse } from '#domain/refusals/refusal';
import { refusalText } from '#domain/refusalText';
import { isRecord } from '#domain/values';
import { useUnsavedChangesGuard } from '../../confirm/useUnsavedChangesGuard';
import { useLanguage } from '../../i18n/useLanguage';
import { LimitedField } from '../../inputs/LimitedField';
import { MultiPicker } from '../../inputs/MultiPicker';
import { whenTaken } from '../../saving/allTaken';
import { useKeptFields } from '../../saving/drafts/useKeptFields';
import { useWebhookText } from './useWebhookText';
import type { WebhookTable, WebhookInput } from './webhooksApi';

interface Props {
  tables: readonly WebhookTable[];
  busy: boolean;
  /** The one that is changed; a new one without. */
  webhook?: (WebhookInput & { id: number }) | undefined;
  /** @param done is called once it is saved */
  onSave: (webhook: WebhookInput, done: () => void) => void;
  onCancel?: () => void;
}

interface TypedWebhook {
  name: string;
  url: string;
  entities: readonly string[];
}

const isTypedWebhook = (value: unknown): value is TypedWebhook =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.url === 'string' &&
  Array.isArray(value.entities) &&
  value.entities.every((one) => typeof one === 'string');

/** What the server takes as one: a web address without a name and password in it. */
const isWebhookAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && ['https:', 'http:'].includes(url.protocol) && url.username === '' && url.password === '';
};

/** Name, address and tables of a webhook, kept until they are saved or given up [KEY-017]. */
export const WebhookForm = ({ tables, busy, webhook, onSave, onCancel }: Props) => {
  const text = useWebhookText();
  const { language } = useLanguage();
  const { fields, set, drop, isDirty } = useKeptFields<TypedWebhook>(
    `webhook:${webhook?.id ?? 'new'}`,
    { name: webhook?.name ?? '', url: webhook?.url ?? '', entities: webhook?.entities ?? [] },
    isTypedWebhook,
  );
  useUnsavedChangesGuard(isDirty, undefined, drop);
  const { name, url, entities } = fields;
  const isFit = name.trim() !== '' && url.trim() !== '';
  /** The address was left, or its save was tried: what is none is red from then on. */
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && url.trim() !== '' && !isWebhookAddress(url.trim());
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setLeft(true);
    if (isFit && isWebhookAddress(url.trim()))
      whenTaken(() =>
        onSave({ name: name.trim(), url: url.trim(), entities: entities.length === 0 ? null : entities }, drop),
      );
  };
  return (
    <form
      className="token-form"
      noValidate
      onSubmit={submit}
      aria-label={webhook ? text('edit', { name: webhook.name }) : text('new')}
    >
      <div className="token-head">
        <LimitedField
          label={text('name')}
          max={MAX_WEBHOOK.name}
          required
          value={name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <LimitedField
          label={text('url')}
          max={MAX_WEBHOOK.url}
          required
          type="url"
          value={url}
          error={isWrong}
          helperText={isWrong ? refusalText(refuse('webhook_address'), language) : text('url_hint')}
          onChange={({ target }) => set({ url: target.value })}
          onBlur={() => setLeft(true)}
          sx={{ minWidth: 'min(360px, 100%)' }}
        />
      </div>
      <MultiPicker
        label={text('tables')}
        helperText={text('tables_hint')}
        options={tables.map((table) => ({ id: table.name, name: table.label }))}
        value={entities}
        onChange={(next) => set({ entities: next })}
        limit={null}
      />
      <div className="token-head">
        <Button type="submit" variant="contained" disabled={!isFit} loading={busy}>
          {text(webhook ? 'save' : 'create')}
        </Button>
        {onCancel && (
          <Button
            onClick={() => {
              drop();
              onCancel();
            }}
          >
            {text('cancel')}
          </Button>
        )}
      </div>
      {!isFit && <p className="admin-none">{text('unfit')}</p>}
    </form>
  );
};
