import { useStartT } from '../../i18n/useStartT';
import './recoveryCodes.css';

const fileOf = (codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`Trowel, ${window.location.host}\n\n${codes.join('\n')}\n`)}`;

/** The codes for a lost telephone, the one time that they are shown. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const t = useStartT();
  return (
    <div className="recovery-codes">
      <p>{t('auth.codes_hint')}</p>
      <ul aria-label={t('auth.codes_title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <a href={fileOf(codes)} download="trowel-recovery-codes.txt">
        {t('auth.codes_download')}
      </a>
    </div>
  );
};
