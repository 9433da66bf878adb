import { Link } from 'react-router';
import type { AdminOverview } from '#domain/admin/overview';
import { useAdminText } from '../useAdminText';
import { figurePaths } from './figurePaths';
import { useOpenPaths } from '../useOpenPaths';

const shown = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** The stock that is at its reorder level, the emptiest first; each line leads to its report. */
export const LowStockCard = ({ stock }: { stock: NonNullable<AdminOverview['low_stock']> }) => {
  const text = useAdminText();
  const open = useOpenPaths();
  const more = stock.count - stock.items.length;
  return (
    <section className="admin-card" aria-labelledby="low-stock">
      <h2 id="low-stock">
        {text('low_stock')} {stock.count > 0 && <span className="admin-count">{stock.count}</span>}
      </h2>
      {stock.items.length === 0 && <p className="admin-none">{text('low_stock_none')}</p>}
      <ul className="admin-lines">
        {stock.items.map((item) => {
          const to = open(figurePaths.lowStock(item));
          const name = <span className="line-name">{item.product}</span>;
          return (
            <li key={`${item.product_id} ${item.location_id}`}>
              {to === undefined ? (
                name
              ) : (
                <Link to={to} className="line-name">
                  {item.product}
                </Link>
              )}
              <span className="line-note">{item.location}</span>
              <span className={item.total_units <= 0 ? 'line-value line-bad' : 'line-value'}>
                {text('low_stock_of', { units: shown(item.total_units), level: shown(item.reorder_level) })}
              </span>
            </li>
          );
        })}
      </ul>
      {more > 0 && <p className="admin-more">{text('low_stock_more', { smart_count: more })}</p>}
    </section>
  );
};
