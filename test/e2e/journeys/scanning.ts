import { makeLink } from '../../../src/share/link.ts';
import { makeQrRows } from '../../support/camera.ts';
import type { Touch } from '../../support/used-tools.ts';
import { expectWell, openTool, tap, untilSaid, untilTrue } from './hand.ts';
import { type Journey, RULER_CASE } from './journey.ts';

// Journeys with a camera. No engine but Chromium can be given a film for a camera, so the page is given a real
// stream of a canvas with the QR code. All that follows is the engine's and Yamen's own: the video that plays
// it, its pixels, and the decoder in its worker. test/e2e/camera.spec.ts has Chromium's own camera.

/** The space that is occupied, southeast of the ruler on B2. */
const ANSWER = 'C2';

/**
 * Replaces the camera of the page by a canvas of 640 × 480 px that shows the QR code with these rows. The
 * prototype is changed, since WebKit drops what an unreferenced `navigator.mediaDevices` was given.
 */
function showToCamera(rows: readonly string[]): void {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  const scale = Math.floor(canvas.height / (rows.length + 8)); // with a quiet zone of four modules on each side
  const [left, top] = [canvas.width, canvas.height].map((side) => (side - rows.length * scale) / 2);
  const draw = () => {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = 'black';
    for (const [y, row] of rows.entries())
      for (const [x, module] of [...row].entries())
        if (module === '1') context.fillRect((left ?? 0) + x * scale, (top ?? 0) + y * scale, scale, scale);
  };
  draw();
  setInterval(draw, 100); // a stream has a frame for each change of its canvas
  MediaDevices.prototype.getUserMedia = async () => {
    const stream = canvas.captureStream();
    Object.assign(globalThis, { cameraTracks: stream.getTracks() });
    return stream;
  };
}

/** Refuses the camera, as a person does who is asked for it. */
function refuseCamera(): void {
  MediaDevices.prototype.getUserMedia = async () => {
    throw new DOMException('Permission denied', 'NotAllowedError');
  };
}

const isAtRulers = () => location.pathname.endsWith('/khan/rulers/');
const isCameraReleased = () => {
  const tracks: readonly MediaStreamTrack[] = Reflect.get(globalThis, 'cameraTracks');
  return tracks.length > 0 && tracks.every(({ readyState }) => readyState === 'ended');
};

const button = (name: string): Touch => ({ role: 'button', name });
const OPEN = button('Open…');
const SCAN = button('Scan a QR code');
const STOP = button('Stop the camera');

/** A QR code before the camera, and a camera that is refused. */
export const SCANNING: readonly Journey[] = [
  {
    name: 'a QR code before the camera opens its tool',
    isShort: false,
    go: async (phone, { server }) => {
      await openTool(phone, `${server.url}en/huang/score/`);
      await phone.run(showToCamera, makeQrRows(`${server.url}open/#${await makeLink(RULER_CASE)}`));
      await tap(phone, OPEN);
      await tap(phone, SCAN);
      await untilTrue(phone, isAtRulers, 'the QR code is not opened');
      await untilSaid(phone, ANSWER, 'main');
      await expectWell(phone);
    },
  },
  {
    name: 'a camera that is refused is told of, and reads a QR code once it is allowed',
    isShort: false,
    go: async (phone, { server }) => {
      await openTool(phone, `${server.url}en/khan/rulers/`);
      await phone.run(refuseCamera);
      await tap(phone, OPEN);
      await tap(phone, SCAN);
      await untilSaid(phone, 'Yamen isn’t allowed to use the camera.', '[role=alert]');
      await expectWell(phone);
      await phone.run(showToCamera, makeQrRows(`${server.url}open/#${await makeLink(RULER_CASE)}`));
      await tap(phone, STOP);
      await tap(phone, SCAN);
      await untilSaid(phone, ANSWER, 'main');
      await untilTrue(phone, isCameraReleased, 'the camera is not released');
    },
  },
];
