import { civilDateOf } from '#domain/civilDate';
import { formatValue } from '#domain/fields/formatValue';
import { isToldApart } from '#domain/offline/deviceTime';
import { useLanguage } from '../../i18n/useLanguage';
import { useCrudText } from '../look/useCrudText';

interface Made {
  at: string;
  device_at?: string | null;
  device_of?: string | null;
}

const MOMENT = { name: 'at', label: '', kind: 'DateTime', required: true } as const;

/** "On the device 7:42 AM", where that is another time than the server's, and whose device it was. */
export const useDeviceWords = (): ((made: Made) => string[]) => {
  const text = useCrudText();
  const { language } = useLanguage();
  const written = (device_at: string, at: string): string => {
    const isSameDay = civilDateOf(new Date(device_at)) === civilDateOf(new Date(at));
    const moment = formatValue(MOMENT, device_at, language);
    // The day is said already.
    return isSameDay ? (/\d{1,2}:\d\d.*$/.exec(moment)?.[0] ?? moment) : moment;
  };
  return ({ at, device_at, device_of }) => [
    ...(device_at && isToldApart(device_at, at) ? [text('history_on_device', { time: written(device_at, at) })] : []),
    ...(device_of ? [text('history_device_of', { name: device_of })] : []),
  ];
};
