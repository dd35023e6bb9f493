import { expect, test } from 'vitest';
import { parseDiff } from './changed-lines.ts';

// Output of git 2.43: a changed line, two added lines, removed lines, a new file, a deleted file.
const DIFF = `diff --git a/src/core/a.ts b/src/core/a.ts
index 1111111..2222222 100644
--- a/src/core/a.ts
+++ b/src/core/a.ts
@@ -3 +3 @@ export function a() {
-  return 1;
+  return 2;
@@ -9,0 +10,2 @@ export function b() {
+  // @@ -1 +99 @@ in a text
+  return 3;
@@ -20,3 +22,0 @@ export function c() {
-  one;
-  two;
-  three;
diff --git a/src/share/new.ts b/src/share/new.ts
new file mode 100644
index 0000000..3333333
--- /dev/null
+++ b/src/share/new.ts
@@ -0,0 +1,3 @@
+one
+two
+three
diff --git a/src/share/old.ts b/src/share/old.ts
deleted file mode 100644
index 4444444..0000000
--- a/src/share/old.ts
+++ /dev/null
@@ -1,2 +0,0 @@
-one
-two
`;

test('a diff says which lines are new or other', () => {
  expect(Object.fromEntries([...parseDiff(DIFF)].map(([file, lines]) => [file, [...lines]]))).toEqual({
    'src/core/a.ts': [3, 10, 11],
    'src/share/new.ts': [1, 2, 3],
  });
});

test('no diff says that no line is', () => {
  expect(parseDiff('')).toEqual(new Map());
});
