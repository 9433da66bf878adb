/** A refused or cancelled card flies back to where it was taken from. */
export const flyHome = (ghost: HTMLElement, cardKey: string): void => {
  const { left, top } = ghost.getBoundingClientRect();
  const home = document.querySelector(`[data-card="${CSS.escape(cardKey)}"]`)?.getBoundingClientRect();
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const flying = ghost.cloneNode(true);
  if (!(flying instanceof HTMLElement)) return;
  flying.classList.add('is-flying');
  document.body.append(flying);
  const to: Keyframe = home
    ? { transform: `translate3d(${home.left}px, ${home.top}px, 0)`, opacity: 0.6 }
    : { opacity: 0 };
  const flight = flying.animate([{ transform: `translate3d(${left}px, ${top}px, 0)`, opacity: 1 }, to], {
    duration: 180,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  });
  flight.addEventListener('finish', () => flying.remove());
  flight.addEventListener('cancel', () => flying.remove());
};
