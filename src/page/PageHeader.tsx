import Breadcrumbs from '@mui/material/Breadcrumbs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../i18n/useT';
import './page.css';

export interface Crumb {
  label: string;
  /** Without an address, or without the right to it, the crumb is plain text. */
  to?: string;
}

interface Props {
  /** From the list down to this page, which is the last and the page's heading. */
  crumbs: readonly Crumb[];
  /** Buttons such as Save and Cancel. */
  actions?: ReactNode;
  /** A line below, such as tabs or filters. */
  children?: ReactNode;
}

/** The sticky bar over a screen: breadcrumbs, of which two at least stay visible, and the screen's buttons [UI-023]. */
export const PageHeader = ({ crumbs, actions, children }: Props) => {
  const t = useT();
  const last = crumbs.length - 1;
  return (
    <div className="page-header">
      <div className="page-header-row">
        <Breadcrumbs
          aria-label={t('app.breadcrumbs')}
          expandText={t('app.show_breadcrumbs')}
          className="page-crumbs"
          maxItems={4}
          itemsBeforeCollapse={1}
          itemsAfterCollapse={2}
        >
          {crumbs.map((crumb, index) =>
            index === last ? (
              <h1 key={crumb.label} className="page-title" aria-current="page">
                {crumb.label}
              </h1>
            ) : (
              <span key={crumb.label} className="page-crumb">
                {crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : crumb.label}
              </span>
            ),
          )}
        </Breadcrumbs>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {children}
    </div>
  );
};
