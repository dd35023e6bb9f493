import { useEffect, useRef, useState } from 'preact/hooks';

/** What reads QR codes in a picture, in the browsers that have it. Source: the Barcode Detection API of the WICG. */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  var BarcodeDetector: (new (options: { readonly formats: readonly string[] }) => Detector) | undefined;
}

/** How often the camera's picture is looked at, in milliseconds. */
const LOOK_EVERY = 200;

/** Whether this browser can read a QR code by camera. */
export function canScan(): boolean {
  return globalThis.BarcodeDetector !== undefined && 'mediaDevices' in navigator;
}

/** Why the camera shows nothing. */
export type CameraFault = 'denied' | 'failed';

/**
 * Looks through the camera while `isOn` and tells what the first QR code says. Off, unmounted or done, the camera is
 * let go.
 */
export function useCamera(isOn: boolean, found: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  useEffect(() => {
    const picture = video.current;
    if (!isOn || !picture) return;
    setFault(null);
    const stopped = new AbortController();
    look(picture, stopped.signal)
      .then((text) => text !== undefined && found(text))
      .catch((error: unknown) => {
        console.warn(error);
        const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
        if (!stopped.signal.aborted) setFault(isDenied ? 'denied' : 'failed');
      });
    return () => stopped.abort();
  }, [isOn]);
  return { video, fault };
}

/** What the first QR code before the camera says; undefined when it is stopped before there is one. */
async function look(picture: HTMLVideoElement, stopped: AbortSignal): Promise<string | undefined> {
  const Maker = globalThis.BarcodeDetector;
  if (!Maker) throw new Error('This browser reads no QR codes');
  const detector = new Maker({ formats: ['qr_code'] });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const letGo = () => {
    for (const track of stream.getTracks()) track.stop();
    picture.srcObject = null;
  };
  try {
    if (stopped.aborted) return undefined; // closed while the browser was asking
    stopped.addEventListener('abort', letGo);
    picture.srcObject = stream;
    await picture.play();
    while (!stopped.aborted) {
      const [code] = await detector.detect(picture);
      if (code) return stopped.aborted ? undefined : code.rawValue;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
    return undefined;
  } finally {
    letGo();
  }
}
