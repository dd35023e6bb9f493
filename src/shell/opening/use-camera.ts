import { useEffect, useRef, useState } from 'preact/hooks';
import { createQrDetector, type QrDetector, ReaderNotLoadedError } from './qr-detector.ts';

/** Interval between two checks of the camera image, in milliseconds. */
const SCAN_INTERVAL = 200;

/** Whether this browser can scan QR codes with the camera. */
export function canScan(): boolean {
  return 'mediaDevices' in navigator && 'Worker' in globalThis;
}

/** Why nothing is scanned: no camera image, or the code that reads it failed to load. */
export type CameraFault = 'denied' | 'failed' | 'not-loaded';

function getCameraFault(error: unknown): CameraFault {
  if (error instanceof ReaderNotLoadedError) return 'not-loaded';
  return error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'failed';
}

/**
 * Scans with the camera and passes the text of the first QR code to `found`. The camera is released when
 * scanning ends or the component unmounts.
 */
export function useCamera(found: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  useEffect(() => {
    const videoElement = video.current;
    if (!videoElement) return;
    const stopped = new AbortController();
    scanFrames(videoElement, stopped.signal)
      .then((text) => text !== undefined && found(text))
      .catch((error: unknown) => {
        console.warn(error);
        if (!stopped.signal.aborted) setFault(getCameraFault(error));
      });
    return () => stopped.abort();
  }, []);
  return { video, fault };
}

/** Resolves to the text of the first QR code; undefined if stopped before. */
async function scanFrames(videoElement: HTMLVideoElement, stopped: AbortSignal): Promise<string | undefined> {
  const detector = await createQrDetector();
  try {
    return stopped.aborted ? undefined : await scanWith(detector, videoElement, stopped);
  } finally {
    detector.close();
  }
}

async function scanWith(
  detector: QrDetector,
  videoElement: HTMLVideoElement,
  stopped: AbortSignal,
): Promise<string | undefined> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
    videoElement.srcObject = null;
  };
  try {
    if (stopped.aborted) return undefined; // closed during the permission prompt
    stopped.addEventListener('abort', release);
    videoElement.srcObject = stream;
    await videoElement.play();
    while (!stopped.aborted) {
      const text = await detector.detect(videoElement);
      if (text !== undefined) return stopped.aborted ? undefined : text;
      await new Promise((resolve) => setTimeout(resolve, SCAN_INTERVAL));
    }
    return undefined;
  } finally {
    release();
  }
}
