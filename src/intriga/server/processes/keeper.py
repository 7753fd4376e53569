"""Keeps one command running as long as whoever asked for it: `python keeper.py USER SIGNAL COMMAND…`.

A number on its standard input is a signal that is passed on; when the input ends, however that process ended,
the command gets SIGNAL. It is run as a file and imports nothing of ours.
"""

import os
import subprocess
import sys
import threading


def main(user: str, last: str, *command: str) -> int:
    process = subprocess.Popen(command, user=user or None, stdin=subprocess.DEVNULL)
    threading.Thread(target=pass_on, args=(process, int(last)), daemon=True).start()
    return process.wait()


def pass_on(process: "subprocess.Popen[bytes]", last: int) -> None:
    while line := os.read(0, 100):
        process.send_signal(int(line.split()[0]))
    process.send_signal(last)


if __name__ == "__main__":
    os._exit(main(*sys.argv[1:]) & 0xFF)  # a thread may still be reading
