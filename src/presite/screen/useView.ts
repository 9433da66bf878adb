import { useSearchParams } from 'react-router';

export type View = 'schedule' | 'map';

/** What a narrow screen shows, kept in the address. */
export const useView = (): { view: View; setView: (view: View) => void } => {
  const [params, setParams] = useSearchParams();
  return {
    view: params.get('view') === 'map' ? 'map' : 'schedule',
    setView: (view) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        if (view === 'map') next.set('view', view);
        else next.delete('view');
        return next;
      }),
  };
};
