import type { ReactNode } from 'react';
import { CopyShownTable } from '../files/CopyShownTable';

interface Props {
  isBusy?: boolean;
  children: ReactNode;
}

/** A table of the dashboard, which scrolls where there is no room, and can be copied. */
export const TableBox = ({ isBusy = false, children }: Props) => (
  <div data-tables>
    <div className="admin-copy">
      <CopyShownTable />
    </div>
    <div className="admin-scroll" aria-busy={isBusy}>
      {children}
    </div>
  </div>
);
