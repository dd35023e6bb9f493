import { awaitWorkerStart } from '../../ui/browser/await-worker-start.ts';

/** Finds QR codes in a camera image. */
export interface QrDetector {
  /** Resolves to the text of a QR code that the image shows now; undefined if there is none. */
  detect(videoElement: HTMLVideoElement): Promise<string | undefined>;
  close(): void;
}

/** Detects QR codes; available in some browsers. Source: the Barcode Detection API of the WICG. */
interface NativeDetector {
  detect(videoElement: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  var BarcodeDetector:
    | {
        new (options: { readonly formats: readonly string[] }): NativeDetector;
        getSupportedFormats(): Promise<readonly string[]>;
      }
    | undefined;
}

/** The code that reads QR codes where the browser cannot has failed to load. */
export class ReaderNotLoadedError extends Error {}

/** Creates a detector: that of the browser, or else one in a worker, because an image takes it some time. */
export async function createQrDetector(): Promise<QrDetector> {
  const Native = globalThis.BarcodeDetector;
  const formats = (await Native?.getSupportedFormats()) ?? [];
  return Native && formats.includes('qr_code') ? createNativeDetector(Native) : createWorkerDetector();
}

function createNativeDetector(Native: NonNullable<typeof BarcodeDetector>): QrDetector {
  const native = new Native({ formats: ['qr_code'] });
  return { detect: async (image) => (await native.detect(image))[0]?.rawValue, close() {} };
}

async function createWorkerDetector(): Promise<QrDetector> {
  const worker = new Worker(new URL('../../share/qr-worker.ts', import.meta.url));
  if (!(await awaitWorkerStart(worker))) throw new ReaderNotLoadedError();
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no canvas');
  return {
    detect: async (videoElement) => {
      const image = readImage(videoElement, context);
      return image && detectInWorker(worker, image);
    },
    close: () => worker.terminate(),
  };
}

/** The longest side of an image that is read, in pixels; a larger one would take too long. */
const LONGEST_SIDE = 1024;

/** Reads the pixels of the camera image; undefined if there is none yet. */
function readImage(videoElement: HTMLVideoElement, context: CanvasRenderingContext2D): ImageData | undefined {
  const { videoWidth, videoHeight } = videoElement;
  if (videoWidth === 0) return undefined;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  Object.assign(context.canvas, { width, height });
  context.drawImage(videoElement, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

function detectInWorker(worker: Worker, image: ImageData): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data ?? undefined);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(image, [image.data.buffer]);
  });
}
