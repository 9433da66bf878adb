import type { VisibleGroup } from '#domain/access/visibleMenus';
import { useLocalText } from '../../../i18n/useLocalText';
import { MenuAnchor } from './MenuAnchor';

/** The entries of one menu; Current Inventory is a heading with the five links of each location [NAV-008]. */
export const MenuEntries = ({ entries, onFollow }: { entries: VisibleGroup['entries']; onFollow: () => void }) => {
  const local = useLocalText();
  return (
    <ul className="menu-entries">
      {entries.map((entry) =>
        'to' in entry ? (
          <li key={entry.key}>
            <MenuAnchor entry={entry} className="menu-link" kind="item" onFollow={onFollow} />
          </li>
        ) : (
          <li key={entry.key} className="menu-blocks">
            <span className="menu-heading">{local(entry.label)}</span>
            {entry.blocks.map((block) => (
              <div key={block.location_id} className="menu-block" role="group" aria-label={local(block.heading)}>
                <span className="menu-subheading" aria-hidden="true">
                  {local(block.heading)}
                </span>
                <ul>
                  {block.links.map((link) => (
                    <li key={link.to}>
                      <MenuAnchor entry={link} className="menu-link menu-link-small" kind="item" onFollow={onFollow} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </li>
        ),
      )}
    </ul>
  );
};
