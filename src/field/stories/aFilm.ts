/** Half a second of a red square, filmed by the browser itself. */
export const aFilm = async (): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  const paint = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const done = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  for (let frame = 0; frame < 10; frame += 1) {
    if (paint) paint.fillStyle = frame % 2 === 0 ? '#b00020' : '#a00020';
    paint?.fillRect(0, 0, canvas.width, canvas.height);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  recorder.stop();
  await done;
  return new Blob(parts, { type: 'video/webm' });
};
