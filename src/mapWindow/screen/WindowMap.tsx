import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { AddressLink } from '../../page/AddressLink';
import JobMap from '../../map/JobMap';
import { Lasso } from '../../map/lasso/Lasso';
import { Rings } from '../../map/lasso/Rings';
import { useWindowText } from '../messages';
import type { CardWords } from './useCardWords';
import type { WindowMarker } from './windowMarkers';

/** The map is as large as the window leaves it room. */
const FollowSize = () => {
  const map = useMap();
  useEffect(() => {
    const watch = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    watch.observe(map.getContainer());
    return () => watch.disconnect();
  }, [map]);
  return null;
};

/** Tells which marker the pointer is over; null for none. */
const PointAt = ({ markers, onPoint }: { markers: readonly WindowMarker[]; onPoint: (key: string | null) => void }) => {
  const map = useMap();
  useEffect(() => {
    const frame = map.getContainer();
    let last: string | null = null;
    const report = (key: string | null): void => {
      if (key === last) return;
      last = key;
      onPoint(key);
    };
    const move = ({ clientX, clientY, pointerType }: PointerEvent): void => {
      if (pointerType !== 'mouse') return;
      const { left, top } = frame.getBoundingClientRect();
      const near = markers.findLast(({ lat, lon, offset }) => {
        const at = map.latLngToContainerPoint([lat, lon]);
        return Math.hypot(at.x + (offset?.x ?? 0) - clientX + left, at.y + (offset?.y ?? 0) - clientY + top) < 8;
      });
      report(near?.key ?? null);
    };
    const leave = (): void => report(null);
    frame.addEventListener('pointermove', move);
    frame.addEventListener('pointerleave', leave);
    return () => {
      leave();
      frame.removeEventListener('pointermove', move);
      frame.removeEventListener('pointerleave', leave);
    };
  }, [map, markers, onPoint]);
  return null;
};

interface Props {
  markers: readonly WindowMarker[];
  chosen: ReadonlySet<string>;
  words: Pick<CardWords, 'nameOf' | 'workOf'>;
  /** The card whose popup is open. */
  open: string | null;
  onOpen: (key: string | null) => void;
  onClick: (key: string, event: MouseEvent) => void;
  onPoint: (key: string | null) => void;
  /** Null while no board listens. */
  onShow: ((key: string) => void) | null;
  fit: unknown;
  /** Streets, where a story looks at them. */
  tileUrl?: string | undefined;
  /** Null while no line can be drawn. */
  lasso: { onCatch: (keys: readonly string[], isMore: boolean) => void; onEnd: () => void } | null;
}

const isNeverBusy = (): boolean => false;

/** The cards on the streets, with rings around those that are selected. */
export const WindowMap = ({
  markers,
  chosen,
  words: { nameOf, workOf },
  open,
  onOpen,
  onClick,
  onPoint,
  onShow,
  lasso,
  ...map
}: Props) => {
  const text = useWindowText();
  const popup = ({ card, certainty }: WindowMarker) => (
    <div className="job-popup">
      <p className="popup-name">{nameOf(card)}</p>
      {certainty !== 'confirmed' && (
        <p className="popup-warning">{text(certainty === 'estimated' ? 'is_estimated' : 'is_half_mile')}</p>
      )}
      <p>
        <AddressLink address={{ address_line_1: card.address, city: card.city, pin: card.pin }} />
      </p>
      <p>{card.company}</p>
      <p className="popup-work">{workOf(card)}</p>
      {onShow && (
        <p>
          <button type="button" className="window-button" onClick={() => onShow(card.key)}>
            {text('show')}
          </button>
        </p>
      )}
    </div>
  );
  return (
    <JobMap
      jobs={markers}
      selected={open}
      onSelect={(key, event) => {
        if (key === null || !event) onOpen(null);
        else onClick(key, event);
      }}
      popup={popup}
      label={text('map_label')}
      height="100%"
      {...map}
    >
      <FollowSize />
      <PointAt markers={markers} onPoint={onPoint} />
      <Rings items={markers} chosen={chosen} />
      {lasso && <Lasso items={markers} isBusy={isNeverBusy} {...lasso} />}
    </JobMap>
  );
};
