import { createValueStore } from '../store/valueStore';
import { useValue } from '../store/useValue';

const KEY = 'trowel:large-text';

const store = createValueStore(typeof window !== 'undefined' && window.localStorage.getItem(KEY) === 'on');

if (typeof window !== 'undefined')
  // Chosen in another tab of this device.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) store.set(newValue === 'on');
  });

/** Larger letters for who reads in the sun; a setting of the device [FLD-006]. */
export const largeText = {
  ...store,
  set: (isOn: boolean): void => {
    window.localStorage.setItem(KEY, isOn ? 'on' : 'off');
    store.set(isOn);
  },
};

export const useLargeText = (): boolean => useValue(largeText);
