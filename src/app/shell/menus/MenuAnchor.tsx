import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import type { MenuLink } from '#domain/access/menus';
import { Link, useLocation } from 'react-router';
import { useLocalText } from '../../../i18n/useLocalText';
import { useT } from '../../../i18n/useT';

interface Props {
  entry: Pick<MenuLink, 'label' | 'to' | 'new_tab'>;
  className: string;
  onFollow: () => void;
  kind: 'top' | 'item';
}

/** A link of the menus; one that opens a new tab says so. */
export const MenuAnchor = ({ entry, className, onFollow, kind }: Props) => {
  const t = useT();
  const local = useLocalText();
  const { pathname } = useLocation();
  const current = pathname.toLowerCase() === entry.to.toLowerCase();
  const data = kind === 'top' ? { 'data-menu-top': true } : { 'data-menu-item': true };
  if (entry.new_tab) {
    return (
      <a {...data} className={className} href={entry.to} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
        <span>{local(entry.label)}</span>
        <OpenInNewIcon className="menu-new-tab" aria-hidden="true" />
        <span className="visually-hidden">({t('nav.new_tab')})</span>
      </a>
    );
  }
  return (
    <Link {...data} className={className} to={entry.to} aria-current={current ? 'page' : undefined} onClick={onFollow}>
      {local(entry.label)}
    </Link>
  );
};
