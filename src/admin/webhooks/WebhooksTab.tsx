import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CALLS } from '#domain/access/calls';
import { formatValue } from '#domain/fields/formatValue';
import { useMayWrite } from '../../auth/useMayWrite';
import { askToConfirm } from '../../page/dialog/confirmStore';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { Notice } from '../../crud/look/Notice';
import { useReason } from '../../dataProvider/useReason';
import { CallError } from '../../dataProvider/CallError';
import { Loading } from '../../errors/Loading';
import { useLanguage } from '../../i18n/useLanguage';
import { Section } from '../../page/Section';
import { ProofDialog } from '../../proof/ProofDialog';
import { toast } from '../../toasts/toast';
import { DeliveryLog } from './DeliveryLog';
import { WebhookForm } from './WebhookForm';
import { useWebhookText } from './useWebhookText';
import { useWebhooksApi, type WebhookInput, type WebhookRow } from './webhooksApi';
import { TableBox } from '../TableBox';

const MOMENT = { name: 'at', label: '', kind: 'DateTime', required: true } as const;

interface NewSecret {
  name: string;
  secret: string;
}

/** Something that needs a proof first. */
interface Wanted {
  title: string;
  make: (proof: string) => Promise<void>;
  onCancel?: () => void;
}

/** Makes, changes and ends webhooks; a refusal is told, and list and log are read anew either way. */
const useWebhookActions = () => {
  const api = useWebhooksApi();
  const text = useWebhookText();
  const reasonOf = useReason();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<NewSecret | null>(null);
  /** What waits for its maker to prove who he is. */
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const reread = (): Promise<void> => queries.invalidateQueries({ queryKey: ['admin', 'webhooks'] });
  const act = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      toast.error(reasonOf(error, text('refused')));
      return false;
    } finally {
      setBusy(false);
      await reread();
    }
  };
  /** Tries without a proof, and asks for one where the server wants it: resolved true when it is saved. */
  const update = (title: string, webhook: WebhookInput & { id: number; is_active: boolean }): Promise<boolean> =>
    new Promise((resolve) => {
      const save = async (): Promise<void> => {
        try {
          await api.update(webhook);
        } catch (error) {
          if (!(error instanceof CallError) || error.rule !== 'proof_needed') throw error;
          const make = async (proof: string): Promise<void> => {
            await api.update(webhook, proof);
            resolve(true);
          };
          setWanted({ title, make, onCancel: () => resolve(false) });
          return;
        }
        resolve(true);
      };
      void act(save).then((isDone) => (isDone ? undefined : resolve(false)));
    });
  return {
    wanted: wanted && {
      title: wanted.title,
      onCancel: () => {
        wanted.onCancel?.();
        setWanted(null);
      },
      onDone: async (proof: string) => {
        await wanted.make(proof);
        setWanted(null);
        await reread();
      },
    },
    busy,
    told,
    create: (input: WebhookInput, done: () => void) =>
      setWanted({
        title: text('new'),
        make: async (proof) => {
          const secret = await api.create(input, proof);
          // What is kept of the form goes before the next form asks for it.
          done();
          setTold({ name: input.name, secret });
        },
      }),
    save: ({ id, disabled_at }: WebhookRow, input: WebhookInput) =>
      update(text('edit', { name: input.name }), { ...input, id, is_active: disabled_at === null }),
    turn: ({ id, name, url, entities }: WebhookRow, is_active: boolean) =>
      update(text(is_active ? 'switch_on' : 'switch_off'), { id, name, url, entities, is_active }),
    test: ({ id }: WebhookRow) =>
      act(async () => {
        await api.test(id);
        toast.success(text('tested'));
      }),
    renew: async ({ id, name }: WebhookRow) => {
      if (!(await askToConfirm({ text: text('renew_question', { name }), yes: text('renew') }))) return;
      setWanted({
        title: `${text('renew')}: ${name}`,
        make: async (proof) => setTold({ name, secret: await api.renew(id, proof) }),
      });
    },
    remove: async ({ id, name }: WebhookRow) => {
      if (!(await askToConfirm({ text: text('remove_question', { name }), yes: text('remove') }))) return;
      await act(() => api.remove(id));
    },
  };
};

/** A secret that was made just now: it is shown once. */
const NewSecretNote = ({ name, secret }: NewSecret) => {
  const text = useWebhookText();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret);
    toast.success(text('copied'));
  };
  return (
    <div className="token-made" role="status">
      <p>{text('once', { name })}</p>
      <code>{secret}</code>
      <Button size="small" variant="outlined" onClick={() => void copy()}>
        {text('copy')}
      </Button>
    </div>
  );
};

/** Programs that are told of changes: where, of what, how it goes, and the log of all messages [OPS-006]. */
export const WebhooksTab = () => {
  const api = useWebhooksApi();
  const text = useWebhookText();
  const { language } = useLanguage();
  const mayKeep = useMayWrite(CALLS.createWebhook.need);
  const { busy, told, wanted, create, save, turn, test, renew, remove } = useWebhookActions();
  const [changing, setChanging] = useState<number | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'webhooks'],
    queryFn: () => api.list(),
    enabled: mayKeep,
    retry: false,
  });
  const time = (at: string): string => formatValue(MOMENT, at, language);
  if (!mayKeep) return <Notice kind="empty" title={text('no_right')} />;
  if (error) return <ErrorPanel error={error} variant="page" onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { webhooks, tables } = data;
  const labelOf = (table: string): string => tables.find(({ name }) => name === table)?.label ?? table;
  const stateOf = ({ disabled_at, disabled_for, failing_since, old_secret_until }: WebhookRow): string =>
    [
      disabled_at !== null && disabled_for !== null
        ? text(`off_${disabled_for}`, { time: time(disabled_at) })
        : failing_since === null
          ? text('works')
          : text('failing', { time: time(failing_since) }),
      old_secret_until !== null && text('both_secrets', { time: time(old_secret_until) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const lineOf = (webhook: WebhookRow) => {
    const { id, name, url, entities, user_name, disabled_at } = webhook;
    const isOff = disabled_at !== null;
    const actions = [
      ...(isOff ? [] : [{ key: 'test', act: () => void test(webhook) } as const]),
      { key: 'change', act: () => setChanging(id) } as const,
      { key: isOff ? 'switch_on' : 'switch_off', act: () => void turn(webhook, isOff) } as const,
      { key: 'renew', act: () => void renew(webhook) } as const,
      { key: 'remove', act: () => void remove(webhook) } as const,
    ];
    return (
      <tr key={id}>
        <th scope="row">
          {name}
          <span className="change-kind">{url}</span>
          <span className="change-kind">{`${entities?.map(labelOf).join(', ') ?? text('everything')} · ${user_name}`}</span>
        </th>
        <td>{stateOf(webhook)}</td>
        <td className="webhook-actions">
          {actions.map(({ key, act }) => (
            <Button
              key={key}
              size="small"
              variant="outlined"
              disabled={busy}
              aria-label={`${text(key)}: ${name}`}
              onClick={act}
            >
              {text(key)}
            </Button>
          ))}
        </td>
      </tr>
    );
  };
  const changed = webhooks.find(({ id }) => id === changing);
  return (
    <div className="admin-settings">
      <Section title="Webhooks">
        <p className="admin-none">{text('hint')}</p>
        {told && <NewSecretNote {...told} />}
        {webhooks.length > 0 && (
          <TableBox>
            <table className="admin-table" aria-label="Webhooks">
              <thead>
                <tr>
                  <th scope="col">{text('name')}</th>
                  <th scope="col">{text('status')}</th>
                  <th scope="col">
                    <span className="admin-unseen">{text('actions')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>{webhooks.map(lineOf)}</tbody>
            </table>
          </TableBox>
        )}
      </Section>
      {changed ? (
        <Section key={changed.id} title={text('edit', { name: changed.name })}>
          <WebhookForm
            tables={tables}
            busy={busy}
            webhook={changed}
            onSave={(input, done) =>
              void save(changed, input).then((isSaved) => {
                if (!isSaved) return;
                done();
                setChanging(null);
              })
            }
            onCancel={() => setChanging(null)}
          />
        </Section>
      ) : (
        <Section title={text('new')} defaultOpen={webhooks.length === 0}>
          <WebhookForm key={told?.secret} tables={tables} busy={busy} onSave={create} />
        </Section>
      )}
      <Section title={text('log')}>
        <DeliveryLog tables={tables} />
      </Section>
      {wanted && <ProofDialog {...wanted} />}
    </div>
  );
};
