import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState, type FormEvent } from 'react';
import { TOKEN_DAYS, MAX_TOKEN_NAME } from '#domain/access/apiTokens';
import { PERMISSION_LABELS } from '#domain/access/permissionLabels';
import { grantableOf, PERMISSIONS, type Permission } from '#domain/access/permissions';
import { usePermissions } from '../../auth/usePermissions';
import { useLanguage } from '../../i18n/useLanguage';
import { IntegerInput } from '../../inputs/IntegerInput';
import { LimitedField } from '../../inputs/LimitedField';
import { whenTaken } from '../../saving/allTaken';
import { useAdminText } from '../useAdminText';
import type { NewToken } from './tokensApi';

const USUAL_DAYS = 90;

interface Props {
  busy: boolean;
  onCreate: (token: NewToken) => void;
}

/** Name, lifetime and codes of a new token: those that the user holds. */
export const NewTokenForm = ({ busy, onCreate }: Props) => {
  const text = useAdminText();
  const { language } = useLanguage();
  const held = usePermissions();
  const [name, setName] = useState('');
  const [days, setDays] = useState<number | null>(USUAL_DAYS);
  const [codes, setCodes] = useState<ReadonlySet<Permission>>(new Set());
  const isFit = name.trim() !== '' && codes.size > 0;
  const toggle = (code: Permission): void =>
    setCodes((before) => new Set(before.has(code) ? [...before].filter((one) => one !== code) : [...before, code]));
  const labelOf = (code: Permission): string => {
    const label = PERMISSION_LABELS[grantableOf(code)][language];
    if (grantableOf(code) === code) return label;
    return `${label}: ${text(code.startsWith('CAN_EDIT_') ? 'token_edit' : 'token_view')}`;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isFit && days !== null) whenTaken(() => onCreate({ name: name.trim(), codes: [...codes], days }));
  };
  return (
    <form className="token-form" onSubmit={submit} aria-label={text('token_new')}>
      <div className="token-head">
        <LimitedField
          label={text('name')}
          max={MAX_TOKEN_NAME}
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <IntegerInput
          label={text('token_days')}
          required
          min={TOKEN_DAYS.least}
          max={TOKEN_DAYS.most}
          value={days}
          onChange={setDays}
        />
      </div>
      <fieldset className="token-codes">
        <legend>{text('token_codes')}</legend>
        {PERMISSIONS.filter((code) => code !== 'IS_SUBCONTRACTOR' && held.has(code)).map((code) => (
          <FormControlLabel
            key={code}
            label={labelOf(code)}
            control={<Checkbox size="small" checked={codes.has(code)} onChange={() => toggle(code)} />}
          />
        ))}
      </fieldset>
      <Button type="submit" variant="contained" disabled={!isFit} loading={busy}>
        {text('token_create')}
      </Button>
      {!isFit && <p className="admin-none">{text('token_unfit', { most: TOKEN_DAYS.most })}</p>}
    </form>
  );
};
