import type { ReactNode } from 'react';
import type { WallPage } from './paginate';
import { WallHeading } from './WallHeading';
import type { SheetSection } from './sheetSection';

interface Props {
  page: WallPage;
  sections: readonly SheetSection[];
  columns: number;
  head: ReactNode;
}

/** One page: its columns, each with its sections. */
export const WallColumns = ({ page, sections, columns, head }: Props) => {
  const byKey = new Map(sections.map((section) => [section.key, section]));
  return (
    <div className="wall-page">
      {head}
      <div className="wall-columns" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {page.map((parts, index) => (
          <div key={index} className="wall-column">
            {parts.map(({ key, isContinued, items }) => {
              const section = byKey.get(key);
              const shown = new Set(items);
              return (
                section && (
                  <section key={key} className={`wall-section ${section.className ?? ''}`}>
                    <WallHeading section={section} isContinued={isContinued} />
                    {section.items
                      .filter((item) => shown.has(item.key))
                      .map((item) => (
                        <div key={item.key} className="wall-item">
                          {item.node}
                        </div>
                      ))}
                  </section>
                )
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
};
