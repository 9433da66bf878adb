import { use } from 'react';
import { preloadable, type Preloadable } from '../page/preloadable';
import type { AppTheme } from './AppTheme';
import { IsThemed } from './IsThemed';

/**
 * `preloadable`, for what is drawn with MUI where a page may be without it: MUI's theme is fetched beside it and put
 * around it. The shell, boards and schedules wait for neither.
 */
export const themed = <Props extends object = object>(
  load: Parameters<typeof preloadable<Props>>[0],
  theme: () => Promise<{ AppTheme: typeof AppTheme }> = () => import('./AppTheme'),
): Preloadable<Props> =>
  preloadable<Props>(async () => {
    const [{ AppTheme: Theme }, { default: Part }] = await Promise.all([theme(), load()]);
    const Themed = (props: Props) =>
      use(IsThemed) ? (
        <Part {...props} />
      ) : (
        <Theme>
          <Part {...props} />
        </Theme>
      );
    return { default: Part.first ? Object.assign(Themed, { first: Part.first }) : Themed };
  });
