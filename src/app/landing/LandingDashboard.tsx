import CalendarWeekIcon from '@mui/icons-material/CalendarViewWeekOutlined';
import ChecklistIcon from '@mui/icons-material/ChecklistOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { LandingGroup } from '#domain/access/landing';
import { useLocalText } from '../../i18n/useLocalText';
import { useT } from '../../i18n/useT';

const ICONS: Readonly<Record<string, ComponentType<SvgIconProps>>> = { my_jobs: ChecklistIcon, map: MapIcon };
const iconOf = (key: string): ComponentType<SvgIconProps> =>
  ICONS[key] ?? (key.endsWith('_week') ? CalendarWeekIcon : TodayIcon);

/** The dashboard's buttons, in the groups that the user may see [NAV-022 NAV-023]. */
export const LandingDashboard = ({ groups }: { groups: readonly LandingGroup[] }) => {
  const t = useT();
  const local = useLocalText();
  return (
    <nav className="landing-dashboard" aria-label={t('nav.landing.dashboard')}>
      {groups.flatMap((group) =>
        group.buttons.map((button) => {
          const Icon = iconOf(button.key);
          return (
            <Link key={button.key} className="landing-button" data-group={group.key} to={button.to}>
              <span className="landing-icon">
                <Icon fontSize="small" aria-hidden="true" />
              </span>
              {local(button.label)}
            </Link>
          );
        }),
      )}
    </nav>
  );
};
