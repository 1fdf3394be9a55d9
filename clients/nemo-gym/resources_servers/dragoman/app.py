"""NeMo Gym wants a process for each resources server. Ours is started apart (`dragoman env serve`), so this one only waits."""

import threading

if __name__ == "__main__":
    threading.Event().wait()
